import type { ResearchSource } from "./open-source.server";

export const addedOn = ({ addedDay, addedOnDay }: ResearchSource, day: number): number =>
  addedDay === day ? addedOnDay : 0;
