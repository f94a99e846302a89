import { Tabs } from '@base-ui/react/tabs';
import { listEstimations, listManualRequests } from '../../api/calls.ts';
import { EstimationCard } from './estimation-card.tsx';
import { ManualRequestCard } from './manual-request-card.tsx';
import { RecordList } from './record-list.tsx';

const tabLook =
  'min-h-12 grow cursor-pointer border-b-3 border-transparent px-2 font-semibold text-ink-soft hover:text-sea data-active:border-sea data-active:text-sea sm:grow-0 sm:px-5';

export function DashboardTabs() {
  return (
    <Tabs.Root defaultValue="estimations" className="mt-8">
      <Tabs.List className="flex border-b border-line" aria-label="Mes demandes et estimations">
        <Tabs.Tab value="estimations" className={tabLook}>
          Estimations automatiques
        </Tabs.Tab>
        <Tabs.Tab value="manual" className={tabLook}>
          Demandes manuelles
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="estimations">
        <RecordList
          heading="Mes estimations"
          load={listEstimations}
          Card={EstimationCard}
          columns="md:grid-cols-2 lg:grid-cols-3"
          empty={{
            title: 'Aucune estimation',
            text: 'Placez un bien sur la carte et décrivez‑le : son prix et son loyer seront gardés ici.',
          }}
          errorText="Erreur lors du chargement des estimations"
        />
      </Tabs.Panel>
      <Tabs.Panel value="manual">
        <RecordList
          heading="Mes demandes manuelles"
          load={listManualRequests}
          Card={ManualRequestCard}
          columns="lg:grid-cols-2"
          empty={{
            title: 'Aucune demande manuelle',
            text: 'Au bas d’une estimation, demandez l’avis d’un expert : sa réponse viendra ici.',
          }}
          errorText="Erreur lors du chargement des demandes manuelles"
        />
      </Tabs.Panel>
    </Tabs.Root>
  );
}
