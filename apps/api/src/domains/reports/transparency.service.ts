import type { components } from '@mutuals/api-client/schema';
import type { Db } from '../../database/schema.ts';
import { findFigures } from './decisions.repository.ts';

type Figure = components['schemas']['TransparencyFigure'];

/** How many reports, decisions and appeals there were (DSA 24): counts, of nobody in particular. */
export interface TransparencyService {
  /** The counts by quarter and kind, the latest quarter first. */
  getTransparency(): Promise<Figure[]>;
}

/** Some ten years of quarters. */
const FIGURES_MOST = 1600;

export function createTransparencyService({ db }: { db: Db }): TransparencyService {
  return {
    async getTransparency() {
      const rows = await findFigures(db, FIGURES_MOST);
      return rows.map(({ quarter, kind, name, count }) => ({ quarter, kind, name, count }));
    },
  };
}
