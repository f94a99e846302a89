import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createMarket, describeModel, trainModel, type Listing } from '@soumdar/engine';
import {
  BrokenFileError,
  readHoldoutFile,
  readListingFile,
  sampleListings,
  type ImportedListing,
} from '@soumdar/listings';
import { describeDatabaseTrouble } from '@soumdar/db';
import { printAgreement } from './agreement.ts';
import { accuracyTable } from './accuracy-table.ts';
import { printDraws } from './draws.ts';
import { printEvidence } from './evidence.ts';
import { printHardTests } from './hard-tests.ts';
import { oneAtATimeTables } from './one-at-a-time-table.ts';
import { printShares } from './shares.ts';
import { printSigned } from './signed.ts';
import { printStability } from './stability.ts';
import { predict, predictionColumns, predictionLine, type Fields, type Prediction } from './prediction.ts';

const usage = `npm run backtest -- --listings A.csv --holdout B.csv --predictions OUT.csv [--fields basic|all]
npm run backtest -- --listings A.csv --forward | --draws | --agreement | --evidence | --stability | --shares
npm run backtest -- --signed                  of the database at DATABASE_URL or in DATA_DIR`;
const seed = 1;
/** Properties of each type that are asked about, one answer at a time. */
const subjectsPerType = 60;

/** Needs the listings only. */
interface ListingsOnly {
  run: 'forward' | 'draws' | 'agreement' | 'evidence' | 'stability' | 'shares';
  listings: string;
}

interface Holdout {
  run: 'holdout';
  listings: string;
  holdout: string;
  predictions: string;
  fields: Fields;
}

function readArguments(): ListingsOnly | Holdout | { run: 'signed' } | undefined {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    const { values } = parseArgs({
      options: {
        listings: text,
        holdout: text,
        predictions: text,
        fields: text,
        forward: flag,
        draws: flag,
        agreement: flag,
        evidence: flag,
        stability: flag,
        shares: flag,
        signed: flag,
      },
    });
    const { listings, holdout, predictions, fields = 'basic', signed, ...flags } = values;
    if (signed) return Object.keys(values).length === 1 ? { run: 'signed' } : undefined;
    const run = (Object.keys(flags) as (keyof typeof flags)[]).find((name) => flags[name]);
    if (listings && run) return { run, listings };
    if (!listings || !holdout || !predictions || (fields !== 'basic' && fields !== 'all')) return undefined;
    return { run: 'holdout', listings, holdout, predictions, fields };
  } catch {
    return undefined;
  }
}

/** The listings of a file, each advertisement once, and how many rows it has. */
async function readListings(path: string): Promise<{ listings: ImportedListing[]; rows: number }> {
  const listings = new Map<string, ImportedListing>();
  let rows = 0;
  for await (const row of readListingFile(path)) {
    rows += 1;
    if (row.kind === 'listing') listings.set(row.listing.id, row.listing);
  }
  return { listings: [...listings.values()], rows };
}

/** The day (`YYYY-MM-DD`) of the newest advertisement; without any, a day like another. */
function newestDay(listings: readonly Listing[]): string {
  return listings.reduce((newest, { listedOn }) => (listedOn > newest ? listedOn : newest), '2026-01-01');
}

async function backtest({
  listings: listingsPath,
  holdout,
  predictions: predictionsPath,
  fields,
}: Holdout): Promise<void> {
  const { listings, rows } = await readListings(listingsPath);
  console.log(`${listingsPath}: ${rows} rows, ${listings.length} readable and distinct`);
  const started = performance.now();
  const model = trainModel(listings, { seed });
  const description = describeModel(model);
  console.log(
    `learned from ${description.rows.used} in ${((performance.now() - started) / 1000).toFixed(1)} s; left out:`,
  );
  for (const [reason, count] of Object.entries(description.rows.leftOut)) console.log(`  ${count} ${reason}`);

  const market = createMarket(listings, model);
  const predictions: Prediction[] = [];
  for await (const row of readHoldoutFile(holdout)) predictions.push(predict(row, market, fields));
  const lines = [predictionColumns, ...predictions.map(predictionLine)].map((line) => `${line}\n`);
  await pipeline(Readable.from(lines), createWriteStream(predictionsPath));

  const sample = sampleListings(newestDay(listings));
  for (const [name, advertisements, of] of [
    [listingsPath, listings, market],
    ['the sample market', sample, createMarket(sample, trainModel(sample, { seed }))],
  ] as const)
    console.log(
      `\n${name}\n\n${oneAtATimeTables(of, advertisements, newestDay(advertisements), subjectsPerType)}\n`,
    );

  const unreadable = predictions.filter(({ row }) => !row.advertisement).length;
  const unpriced = predictions.filter(({ row }) => row.priceTnd === undefined).length;
  console.log(
    `${holdout}: ${predictions.length} rows; ${unreadable} that cannot be read, ${unpriced} without a price`,
  );
  console.log(`\nAgainst asked prices, fields: ${fields}\n\n${accuracyTable(predictions)}`);
}

const chosen = readArguments();
if (chosen) {
  try {
    if (chosen.run === 'signed') await printSigned();
    else if (chosen.run === 'holdout') await backtest(chosen);
    else {
      const { listings } = await readListings(chosen.listings);
      const print = {
        forward: printHardTests,
        draws: printDraws,
        agreement: printAgreement,
        evidence: printEvidence,
        stability: printStability,
        shares: printShares,
      }[chosen.run];
      print(listings, newestDay(listings));
    }
  } catch (error) {
    const sentence = error instanceof BrokenFileError ? error.message : describeDatabaseTrouble(error);
    if (sentence === undefined) throw error;
    console.error(sentence);
    process.exitCode = 1;
  }
} else {
  console.error(usage);
  process.exitCode = 1;
}
