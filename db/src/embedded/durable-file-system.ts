import { fstatSync, fsyncSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite, postgresMod } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

const EIO = 29;

/**
 * PGlite's folder on disk, with what that lacks: Postgres's fsync reaches the files and folders of the machine, and a
 * file that could not be created is not taken for one that is there.
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
      if (process.platform === 'win32' && fstatSync(nfd).isDirectory()) return 0; // Windows syncs no folders
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
 * Emscripten remembers a file before the machine creates it, and still does when that fails. Until the next start
 * Postgres could then neither create nor open that file: each would be told the opposite of the other.
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

/** What Emscripten remembers of files and folders, by name. */
interface Names {
  lookupNode(folder: object, name: string): object;
  destroyNode(node: object): void;
}

/** Makes what a folder lists durable: the files that were created in it, renamed or removed. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform !== 'win32') await sync(path, 'r');
}

/** Makes a folder and all that is in it durable: all at once, which costs the disk a fifth of one after the other. */
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
