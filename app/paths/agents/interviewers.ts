import { path } from "../path";

const INTERVIEWERS_PATH = "/admin/interviewers";

/** Interviewers of applicants, as an administrator manages them. */
export const INTERVIEWERS = {
  list: INTERVIEWERS_PATH,
  create: `${INTERVIEWERS_PATH}/new`,
  one: (interviewerId: number) => path`${INTERVIEWERS_PATH}/${interviewerId}`,
  remove: (interviewerId: number) => path`${INTERVIEWERS_PATH}/${interviewerId}/remove`,
};
