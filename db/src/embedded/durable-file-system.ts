import { fstatSync, fsyncSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite, postgresMod } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

const EIO = 29;

/**
 * PGlite's file system on disk, plus what it lacks: Postgres's fsync reaches the machine's files and folders, and a
 * file that could not be created is not treated as existing.
 */
export class DurableFileSystem extends NodeFS {
  override async init(engine: PGlite, options: Partial<postgresMod.PostgresMod>) {
    const { emscriptenOpts } = await super.init(engine, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), addFsync, forgetUncreated];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function addFsync(module: postgresMod.PostgresMod): void {
  const { stream_ops: operations } = module.NODEFS as unknown as { stream_ops: StreamOperations };
  operations.fsync = ({ nfd }) => {
    try {
      if (process.platform === 'win32' && fstatSync(nfd).isDirectory()) return 0; // Windows cannot sync folders
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

/**
 * Emscripten records a file before the machine creates it, and keeps the record when that fails. Until the next start
 * Postgres could then neither create that file (Emscripten has it) nor open it (the machine does not): the record is
 * deleted.
 */
function forgetUncreated(module: postgresMod.PostgresMod): void {
  const names = module.FS as unknown as Names;
  const { node_ops: operations } = module.NODEFS as unknown as { node_ops: FolderOperations };
  const { mknod: create } = operations;
  operations.mknod = (folder, name, ...how) => {
    try {
      return create(folder, name, ...how);
    } catch (error) {
      names.destroyNode(names.lookupNode(folder, name));
      throw error;
    }
  };
}

interface FolderOperations {
  mknod: (folder: object, name: string, mode: number, device: number) => object;
}

/** Emscripten's records of files and folders, by name. */
interface Names {
  lookupNode(folder: object, name: string): object;
  destroyNode(node: object): void;
}

/** Makes the entries of a folder durable: files created, renamed or removed in it. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform !== 'win32') await sync(path, 'r');
}

/** Makes a folder and everything in it durable; all at once, which takes a fifth of the time of one after the other. */
export async function syncTree(path: string): Promise<void> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const synced = entries.map((entry) => {
    const entryPath = join(entry.parentPath, entry.name);
    return entry.isDirectory() ? syncFolder(entryPath) : sync(entryPath, 'r+');
  });
  await Promise.all([syncFolder(path), ...synced]);
}

async function sync(path: string, flags: string): Promise<void> {
  const file = await open(path, flags);
  await file.sync().finally(() => file.close());
}
