import fs from 'node:fs';
import { join } from 'node:path';
import type { NodeFS } from '@electric-sql/pglite/nodefs';
import type { Disk, WriteAheadLog } from './write-ahead-log.ts';

/** The parts of Emscripten's file system on Node's that matter here. */
type FileNode = object;
type FileStream = { readonly node: FileNode; readonly path: string; readonly nfd: number };
type Attributes = { readonly size?: number };
type NodeFiles = {
  realPath(node: FileNode): string;
  readonly node_ops: {
    rename(...args: readonly unknown[]): void;
    unlink(...args: readonly unknown[]): void;
    setattr(node: FileNode, attributes: Attributes): void;
  };
  readonly stream_ops: {
    fsync?: (stream: FileStream) => number;
    setattr(stream: FileStream, attributes: Attributes): void;
    write(stream: FileStream, memory: Int8Array, offset: number, length: number, position: number): number;
  };
};

const LOG_FILE = /\/pg_wal\/[0-9A-F]{24}$/;
const TABLE_FILE = /\/(?:base|global)\/(?:\d+\/)?\d+(?:\.\d+|_[a-z]+)*$/;
const PAGE = 8192;
const PAGE_POSITION = 8;

type Extension = {
  readonly directory: string;
  readonly log: WriteAheadLog;
  /** While false nothing has to last: the database is being created, and an interrupted creation starts anew. */
  readonly isComplete: () => boolean;
};

/**
 * Extends PGlite's file system, whose fsync does nothing. Files of the log are synced by `log`, after the statement;
 * all others at once. No page is written and no file removed before the log that explains it is on the disk.
 */
export const createDurableFiles = (Files: typeof NodeFS, { directory, log, isComplete }: Extension): NodeFS => {
  const extend = (files: NodeFiles): void => {
    const { node_ops: nodes, stream_ops: streams } = files;
    const { rename, unlink, setattr: setNode } = nodes;
    const { write, setattr: setStream } = streams;
    nodes.rename = (...args) => {
      log.flushNow();
      rename(...args);
    };
    nodes.unlink = (...args) => {
      log.flushNow();
      unlink(...args);
    };
    nodes.setattr = (node, attributes) => {
      if (attributes.size !== undefined) log.flushNow();
      setNode(node, attributes);
    };
    streams.setattr = (stream, attributes) => {
      if (attributes.size !== undefined) log.flushNow();
      setStream(stream, attributes);
    };
    streams.write = (stream, memory, offset, length, position) => {
      if (!LOG_FILE.test(stream.path) && !isNewSpace(stream.path, memory, offset, length)) log.flushNow();
      return write(stream, memory, offset, length, position);
    };
    streams.fsync = (stream) => {
      if (!isComplete()) return 0;
      if (LOG_FILE.test(stream.path)) log.written(files.realPath(stream.node));
      else fs.fsyncSync(stream.nfd);
      return 0;
    };
  };

  return new (class extends Files {
    override async init(...[lite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
      const preRun = [...(options.preRun ?? []), (module: { NODEFS: NodeFiles }) => extend(module.NODEFS)];
      return super.init(lite, { ...options, preRun });
    }
  })(directory);
};

/** Whether pages are written that no entry of the log is about, as when a table grows. */
const isNewSpace = (path: string, memory: Int8Array, offset: number, length: number): boolean => {
  if (!TABLE_FILE.test(path) || length % PAGE !== 0) return false;
  for (let page = offset; page < offset + length; page += PAGE)
    if (memory.subarray(page, page + PAGE_POSITION).some((byte) => byte !== 0)) return false;
  return true;
};

/** Syncs over descriptors of its own, since those of the database may be closed meanwhile. */
export const nodeDisk: Disk = {
  sync: async (path) => {
    const handle = await fs.promises.open(path, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  },
  syncNow: (path) => {
    const descriptor = fs.openSync(path, 'r');
    try {
      fs.fsyncSync(descriptor);
    } finally {
      fs.closeSync(descriptor);
    }
  },
};

/** Syncs a folder with everything in it. */
export const syncFolder = async (folder: string): Promise<void> => {
  const entries = await fs.promises.readdir(folder, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) =>
      entry.isDirectory() ? syncFolder(join(folder, entry.name)) : nodeDisk.sync(join(folder, entry.name)),
    ),
  );
  await nodeDisk.sync(folder);
};
