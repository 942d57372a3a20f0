import { paths } from "~/paths";
import type { Task } from "./tasks.server";

export type Placed = Pick<Task, "opportunityId" | "companyId" | "contactId">;

/** The page of a task's record; null for a task without a record. */
export const placeOf = ({ opportunityId, companyId, contactId }: Placed): string | null => {
  if (opportunityId) return paths.opportunities.opportunity(opportunityId);
  if (contactId) return paths.business.contactHistory(contactId);
  return companyId ? paths.business.company(companyId) : null;
};

export const pageOfTask = (task: Placed): string => placeOf(task) ?? paths.tasks.list;
