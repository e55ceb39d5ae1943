import * as fc from 'fast-check';

/** All properties of a run draw their cases from one seed. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env['SEED']) });
