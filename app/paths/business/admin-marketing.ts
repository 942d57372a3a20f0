type Id = number | string;

const HOME = "/admin/marketing";

export const ADMIN_MARKETING = {
  home: HOME,
  application: (applicationId: Id) => `${HOME}/${applicationId}`,
  approve: (applicationId: Id) => `${HOME}/${applicationId}/approve`,
  restore: (applicationId: Id) => `${HOME}/${applicationId}/restore`,
  decline: (applicationId: Id) => `${HOME}/${applicationId}/decline`,
};
