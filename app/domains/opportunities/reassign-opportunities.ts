import { foreignKeyColumn } from "~/core/lists/reassign-rows";
import { opportunities, tasks } from "./tables";

export const opportunitiesOfCompanies = foreignKeyColumn(
  "opportunities",
  opportunities,
  opportunities.companyId,
);
export const tasksOfCompanies = foreignKeyColumn("tasks", tasks, tasks.companyId);
export const tasksOfContacts = foreignKeyColumn("tasks", tasks, tasks.contactId);
