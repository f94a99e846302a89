import { Tabs } from '@base-ui/react/tabs';
import { defaultPageSize, sitePaths, type User } from '@soumdar/contract';
import { signIn } from '@soumdar/words/common';
import * as words from '@soumdar/words/dashboard';
import { recordsLevel } from '@soumdar/words/level';
import { Link, useLocation } from 'react-router';
import { listManualRequests, listProperties } from '../../api/calls.ts';
import { AccountArea } from '../../components/account/account-area.tsx';
import type { SentToSignIn } from '../../components/account/session-end.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { EurRateNote } from '../../components/euros.tsx';
import { PhoneNumber } from '../../components/phone.tsx';
import { placesAtOnce } from '../../estimation/placing.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { usePageTitle } from '../../ui/page-head.tsx';
import { useDashboardView, type DashboardTab } from './dashboard-view.ts';
import { EstimationCard } from './estimation-card.tsx';
import { estimationsHeadingId, estimationsKey } from './estimation-queries.ts';
import { ManualRequestCard } from './manual-request-card.tsx';
import { manualRequestsKey, requestsHeadingId } from './manual-request-queries.ts';
import { OutcomeQuestion } from './outcome-question.tsx';
import { PropertyEstimations } from './property-estimations.tsx';
import { CardGrid, RecordList } from './record-list.tsx';

export default function DashboardPage() {
  usePageTitle(words.title);
  return (
    <AccountArea path={sitePaths.dashboard} ended={<AccessDenied />}>
      {(user) => (
        <div className="mx-auto max-w-6xl px-4 py-6 sm:px-6 sm:py-10">
          <DashboardHeader user={user} />
          <DashboardTabs />
        </div>
      )}
    </AccountArea>
  );
}

function DashboardHeader({ user }: { user: User }) {
  return (
    <header className="flex flex-col gap-5 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0">
        <h1 className="text-2xl font-bold sm:text-3xl">{words.title}</h1>
        <p className="mt-2 text-lg font-semibold wrap-anywhere">
          <bdi>{user.full_name}</bdi>
        </p>
        <p className="flex flex-col text-ink-soft sm:flex-row sm:flex-wrap sm:gap-x-5">
          <span className="wrap-anywhere">{user.email}</span>
          <span>{user.phone ? <PhoneNumber phone={user.phone} /> : words.noPhone}</span>
        </p>
        <Link
          to={sitePaths.myData}
          className="inline-flex min-h-11 items-center font-semibold text-sea underline hover:text-sea-deep"
        >
          {words.myData}
        </Link>
      </div>
      <ButtonLink to={sitePaths.home} state={placesAtOnce} className="shrink-0">
        {words.newEstimation}
      </ButtonLink>
    </header>
  );
}

const tabLook =
  'min-h-12 min-w-0 grow cursor-pointer border-b-3 border-transparent px-2 font-semibold wrap-anywhere text-ink-soft hover:text-sea data-active:border-sea data-active:text-sea sm:grow-0 sm:px-5';

function DashboardTabs() {
  const { tab, property, show } = useDashboardView();
  return (
    <Tabs.Root
      value={tab}
      onValueChange={(chosen: DashboardTab) =>
        show({ tab: chosen, page: 1, limit: defaultPageSize, q: '', property: '' })
      }
      className="mt-8"
    >
      <Tabs.List className="flex border-b border-line" aria-label={words.recordTabs}>
        <Tabs.Tab value="estimations" className={tabLook}>
          {words.automaticTab}
        </Tabs.Tab>
        <Tabs.Tab value="manual" className={tabLook}>
          {words.manualTab}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="estimations">
        {property === '' ? <Properties /> : <PropertyEstimations key={property} property={property} />}
      </Tabs.Panel>
      <Tabs.Panel value="manual">
        <RecordList
          heading={words.manualRequests}
          headingId={requestsHeadingId}
          listKey={[manualRequestsKey]}
          load={listManualRequests}
          columns="lg:grid-cols-2"
          empty={{
            title: words.noRequests,
            text: words.noRequestsLead,
          }}
          errorText={words.requestsFailed}
        >
          {(records) => (
            <>
              <CardGrid records={records} Card={ManualRequestCard} columns="lg:grid-cols-2" />
              {records.some(({ manual_result }) => manual_result !== null) ? <EurRateNote /> : null}
            </>
          )}
        </RecordList>
      </Tabs.Panel>
    </Tabs.Root>
  );
}

function Properties() {
  const columns = 'md:grid-cols-2 lg:grid-cols-3';
  return (
    <RecordList
      heading={words.estimations}
      headingId={estimationsHeadingId}
      listKey={[estimationsKey]}
      load={listProperties}
      searchLabel={words.searchEstimations}
      columns={columns}
      empty={{
        title: words.noEstimations,
        text: words.noEstimationsLead,
      }}
      errorText={words.estimationsFailed}
    >
      {(records) => (
        <>
          {records
            .filter(({ outcomeQuestion }) => outcomeQuestion)
            .slice(0, 1)
            .map((record) => (
              <OutcomeQuestion key={record.id} record={record} />
            ))}
          {records.length > 0 ? <p className="mt-2 text-sm text-ink-soft">{recordsLevel}</p> : null}
          <CardGrid records={records} Card={EstimationCard} columns={columns} />
          {records.length > 0 ? <EurRateNote /> : null}
        </>
      )}
    </RecordList>
  );
}

function AccessDenied() {
  const { pathname, search } = useLocation();
  const comeBack: SentToSignIn = { returnTo: pathname + search };
  return (
    <EmptyState page title={words.notSignedIn} text={words.signInFirst}>
      <ButtonLink to={sitePaths.login} state={comeBack}>
        {signIn}
      </ButtonLink>
    </EmptyState>
  );
}
