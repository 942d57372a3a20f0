import { path } from "../path";

type Id = number | string;

const HOME = "/admin/research";

export const ADMIN_RESEARCH = {
  home: HOME,
  start: `${HOME}/start`,
  stop: `${HOME}/stop`,
  newFeed: `${HOME}/sources/new`,
  source: (sourceId: Id) => path`${HOME}/sources/${sourceId}`,
  removeSource: (sourceId: Id) => path`${HOME}/sources/${sourceId}/remove`,
};
