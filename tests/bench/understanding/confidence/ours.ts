import { score as scoreOf } from "../../../understanding/confidence/score";
import { understand } from "../../../understanding/confidence/understand";
import { sharedFiles } from "../evidence/shared-files";

export const title = "Confidence that separates";

export const score = () => scoreOf(understand, sharedFiles());
