import { path } from "../path";
import { PORTAL } from "../portal";

const HOME = PORTAL.support;

/** Of the first script: what an administrator has stands apart. */
export const SUPPORT = {
  list: HOME,
  ask: PORTAL.askSupport,
  thread: (threadId: number | string) => path`${HOME}/${threadId}`,
};
