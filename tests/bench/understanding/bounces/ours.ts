import { kindOf, reportOf } from "~/domains/replies/parsing/read-report";
import { score as scoreOf } from "../../../understanding/bounces/score";

export const title = "Bounces, reports and automatic answers";

export const score = () => scoreOf((mail) => reportOf(mail) ?? { ...NOTHING, kind: kindOf(mail) });

const NOTHING = { class: null, recipients: [], status: null, messageIds: [] };
