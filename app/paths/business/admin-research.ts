type Id = number | string;

const HOME = "/admin/research";

export const ADMIN_RESEARCH = {
  home: HOME,
  start: `${HOME}/start`,
  stop: `${HOME}/stop`,
  newFeed: `${HOME}/sources/new`,
  source: (sourceId: Id) => `${HOME}/sources/${sourceId}`,
  removeSource: (sourceId: Id) => `${HOME}/sources/${sourceId}/remove`,
};
