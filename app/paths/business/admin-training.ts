import { path } from "../path";

type Id = number | string;

const HOME = "/admin/training";

export const ADMIN_TRAINING = {
  home: HOME,
  add: `${HOME}/new`,
  module: (moduleId: string) => path`${HOME}/${moduleId}`,
  editVersion: (moduleId: string, versionId: Id) => path`${HOME}/${moduleId}?version=${versionId}`,
  version: (versionId: Id) => path`${HOME}/versions/${versionId}`,
  publish: (versionId: Id) => path`${HOME}/versions/${versionId}/publish`,
  restoreFile: (moduleId: string) => path`${HOME}/${moduleId}/restore`,
};
