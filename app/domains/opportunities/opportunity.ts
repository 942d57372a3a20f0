import type { opportunities } from "./tables";

export type Opportunity = typeof opportunities.$inferSelect;
