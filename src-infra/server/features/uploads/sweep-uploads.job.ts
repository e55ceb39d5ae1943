import type { Job } from '../../foundation/jobs/index.ts';
import type { Uploads } from './uploads.ports.ts';

const SWEEP_MS = 3_600_000;

export const createUploadJob = (uploads: Pick<Uploads, 'sweep'>): Job => ({
  name: 'uploads',
  everyMs: SWEEP_MS,
  run: uploads.sweep,
});
