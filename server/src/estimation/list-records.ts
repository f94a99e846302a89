import {
  propertyTypes,
  type estimationListQuerySchema,
  type ListedEstimation,
  type Pagination,
} from '@soumdar/contract';
import {
  foldText,
  keyOfProperty,
  listEstimations,
  listEstimationsOfProperty,
  listFollowedProperties,
  listLastContests,
  listOpinions,
  listOutcomeQuestions,
  listOutcomes,
  listPropertyFolders,
  listReplacements,
  type Database,
  type EstimationRow,
  type EstimationSearch,
} from '@soumdar/db';
import { searchPlaces, type FoundPlace } from '@soumdar/listings';
import { languages, wordsIn } from '@soumdar/words';
import type { z } from 'zod';
import { closedContestOf, withOpinion } from '../opinions/present-contest.ts';
import { withOutcome } from '../outcomes/present-outcome.ts';
import { outcomeQuestionBefore } from '../outcomes/when-to-question.ts';
import { pageOf, presentPagination } from '../http/pages.ts';
import { presentRecord } from './record.ts';

interface ListedRecords {
  estimations: ListedEstimation[];
  /** of the same estimates */
  rows: EstimationRow[];
  pagination: Pagination;
}

export async function listRecords(
  kysely: Database['kysely'],
  accountId: string,
  query: z.output<typeof estimationListQuerySchema>,
  now: Date,
): Promise<ListedRecords> {
  const { by, property, q } = query;
  const page = pageOf(query);
  const search = readSearch(q);
  const followed = new Set((await listFollowedProperties(kysely, accountId)).map(keyOfProperty));
  const presenting = async (rows: EstimationRow[]) => {
    const ids = rows.map(({ id }) => id);
    const replacements = await listReplacements(kysely, accountId, ids);
    const opinions = await listOpinions(kysely, accountId, ids);
    const contests = await listLastContests(kysely, accountId, ids);
    const outcomes = await listOutcomes(kysely, accountId, ids);
    const questions = await listOutcomeQuestions(kysely, accountId, outcomeQuestionBefore(now));
    const toQuestion = new Set(questions.map(({ id }) => id));
    return (row: EstimationRow) => {
      const replacedBy = replacements.get(row.id);
      const record = withOpinion(presentRecord(row), opinions);
      const contest = contests.get(row.id);
      const closedContest = closedContestOf(contest, record.expertOpinion);
      return {
        ...withOutcome(record, outcomes),
        ...(contest?.closed_at === null && { contested: true as const }),
        ...(closedContest && { closedContest }),
        ...(toQuestion.has(row.id) && { outcomeQuestion: true as const }),
        ...(replacedBy !== undefined && { replacedBy }),
        ...(followed.has(keyOfProperty(row)) && { followed: true }),
      };
    };
  };
  if (property !== undefined || by === 'record') {
    const { rows, total } =
      property === undefined
        ? await listEstimations(kysely, accountId, page, search)
        : await listEstimationsOfProperty(kysely, accountId, page, property, search);
    return {
      estimations: rows.map(await presenting(rows)),
      rows,
      pagination: presentPagination(query, total),
    };
  }
  const { folders, properties, estimations } = await listPropertyFolders(kysely, accountId, page, search);
  const rows = folders.map(({ newest }) => newest);
  const present = await presenting(rows);
  return {
    estimations: folders.map(({ newest, count, named, expert }) => {
      const record = present(newest);
      const shown = { awaited: false, answered: record.expertOpinion, closed: record.closedContest };
      const elsewhere = count > 1 ? expert.filter((one) => !shown[one]) : [];
      return { ...record, folder: { count, named, ...(elsewhere.length > 0 && { expert: elsewhere }) } };
    }),
    rows,
    pagination: { ...presentPagination(query, properties), totalEstimations: estimations },
  };
}

/** How the site names a position without an address: 'près de La Marsa'. */
const nearby = /^pres (de |du |des |d['’])/;
const mostPlaces = 8;
/** As many as a search for places takes. */
const mostWords = 6;

function readSearch(q = ''): EstimationSearch | undefined {
  const text = foldText(q).trim();
  if (text === '') return undefined;
  const place = text.replace(nearby, '');
  const places = searchPlaces(place, mostPlaces).filter((found) => isCalled(found, place));
  return {
    words: [...new Set(text.split(/\s+/))]
      .slice(0, mostWords)
      .map((word) => ({ text: word, types: typesCalled(word) })),
    names: inArabic.test(place) ? [...new Set(places.map(({ name }) => nameOf(name)))] : [],
    places,
  };
}

/** A name that only sounds alike does not count. */
const isCalled = ({ name, nameAr }: FoundPlace, text: string) =>
  [nameOf(name), nameAr ?? ''].some((known) => foldText(known).includes(text));
const nameOf = (fullName: string) => fullName.split(',')[0]!;
const inArabic = /\p{Script=Arabic}/u;

function typesCalled(word: string) {
  return propertyTypes.filter((type) =>
    languages.some((language) =>
      foldText(wordsIn(language).labels.propertyTypeLabels[type]).startsWith(word),
    ),
  );
}
