import { path } from "../path";
import { PORTAL } from "../portal";

const HOME = PORTAL.support;

/** Loaded with the first script; the administrator's support paths are separate. */
export const SUPPORT = {
  list: HOME,
  ask: PORTAL.askSupport,
  thread: (threadId: number | string) => path`${HOME}/${threadId}`,
};
