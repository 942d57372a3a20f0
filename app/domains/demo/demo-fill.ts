import type { demoFills } from "./tables";

export type DemoFill = typeof demoFills.$inferSelect;

export const isWorking = ({ state }: Pick<DemoFill, "state">) => state === "filling" || state === "removing";
