import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Parameters<NodeFS['init']>[1];

const EIO = 29;

/** PGlite's folder on disk, with the fsync it lacks: Postgres's calls reach the files and folders of the machine. */
export class DurableFileSystem extends NodeFS {
  override async init(engine: PGlite, options: Options) {
    const { emscriptenOpts } = await super.init(engine, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), addFsync];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function addFsync(
  module: NonNullable<Options['preRun']>[number] extends (module: infer M) => void ? M : never,
): void {
  const { stream_ops: operations } = module.NODEFS as unknown as { stream_ops: StreamOperations };
  operations.fsync = ({ nfd }) => {
    try {
      fsyncSync(nfd);
      return 0;
    } catch {
      return EIO;
    }
  };
}

interface StreamOperations {
  fsync(stream: { nfd: number }): number;
}

export function syncFolder(path: string): void {
  if (process.platform === 'win32') return; // which cannot open folders
  syncFile(path);
}

export function syncTree(path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isDirectory()) syncTree(join(path, entry.name));
    else syncFile(join(path, entry.name));
  }
  syncFolder(path);
}

function syncFile(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
