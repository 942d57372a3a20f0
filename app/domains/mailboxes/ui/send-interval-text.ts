import { plural } from "~/core/format";

/** "2 minutes", "90 seconds". */
export const gapText = (seconds: number) =>
  seconds >= 60 && seconds % 60 === 0 ? plural(seconds / 60, "minute") : plural(seconds, "second");
