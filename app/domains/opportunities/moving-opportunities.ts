import { movingColumn } from "~/core/lists/moving-rows";
import { opportunities, tasks } from "./tables";

export const opportunitiesOfCompanies = movingColumn("opportunities", opportunities, opportunities.companyId);
export const tasksOfCompanies = movingColumn("tasks", tasks, tasks.companyId);
export const tasksOfContacts = movingColumn("tasks", tasks, tasks.contactId);
