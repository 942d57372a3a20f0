import {
  countUnknownLabels,
  decideLabel,
  listUnknownLabels,
  MIN_ACCOUNTS,
  RECENT_DAYS,
} from "~/domains/directory/industry-mapping/unknown-labels.server";
import { INDUSTRIES } from "~/domains/directory/taxonomy/industries";
import type { Queue } from "./reviews";

export const LABEL_QUEUE: Queue = {
  key: "industry-labels",
  name: "Unknown industries",
  rowName: "Label",
  holds: `Unknown industry names used by ${MIN_ACCOUNTS} or more businesses in the last ${RECENT_DAYS} days.`,
  empty: "No unknown industries.",
  filter: null,
  list: async (ctx, page) =>
    (await listUnknownLabels(ctx, page)).map((label) => ({
      id: label.id,
      what: `Used by ${label.accounts} businesses`,
      who: label.text,
      email: null,
      since: label.firstUsedAt,
      target: null,
    })),
  count: countUnknownLabels,
  acts: [
    {
      key: "means",
      label: "Map to industry",
      done: "Industry mapped",
      choice: {
        label: "Industry",
        options: INDUSTRIES.map(({ id, name }) => ({ value: id, label: name })),
      },
      run: decideLabel,
    },
    {
      key: "none",
      label: "Not an industry",
      done: "Industry name reviewed",
      run: (ctx, id) => decideLabel(ctx, id, null),
    },
  ],
};
