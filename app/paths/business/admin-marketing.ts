import { path } from "../path";

type Id = number | string;

const HOME = "/admin/marketing";

export const ADMIN_MARKETING = {
  home: HOME,
  application: (applicationId: Id) => path`${HOME}/${applicationId}`,
  approve: (applicationId: Id) => path`${HOME}/${applicationId}/approve`,
  restore: (applicationId: Id) => path`${HOME}/${applicationId}/restore`,
  decline: (applicationId: Id) => path`${HOME}/${applicationId}/decline`,
};
