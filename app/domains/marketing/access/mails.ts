import type { Config } from "~/core/config";
import { ADMIN_MARKETING } from "~/paths/business/admin-marketing";
import { MARKETING } from "~/paths/business/marketing";
import { SUPPORT } from "~/paths/business/support";
import { REVIEW_TIME } from "./policy";

export const askedMail = (config: Config, applicationId: number, business: string) => ({
  isEssential: true,
  subject: `${business} asks for the marketing portal`,
  paragraphs: [
    `${business} applied for the marketing portal. It was told to expect an answer in ${REVIEW_TIME}.`,
  ],
  action: {
    label: "Read and decide",
    url: `${config.APP_ORIGIN}${ADMIN_MARKETING.application(applicationId)}`,
  },
});

export const receivedMail = (config: Config) => ({
  isEssential: true,
  subject: "We have your application for the marketing portal",
  paragraphs: [
    `An administrator of ${config.APP_NAME} reads it in ${REVIEW_TIME}, and we write you a mail with the answer. You need to do nothing.`,
  ],
  action: { label: "See your application", url: `${config.APP_ORIGIN}${MARKETING.home}` },
});

const OPEN = { label: "Open the marketing portal", path: MARKETING.home };
const TEAM_WORKS = "Your team can write content, run campaigns and work with the leads that come of them.";

const WORDS = {
  approved: () => ({ subject: "Your marketing portal is open", paragraphs: [TEAM_WORKS], ...OPEN }),
  restored: () => ({ subject: "Your marketing access is restored", paragraphs: [TEAM_WORKS], ...OPEN }),
  declined: (reason: string) => ({
    subject: "Your application for the marketing portal was declined",
    paragraphs: [`The reason: ${reason}`, "You may change your application and send it again."],
    label: "Change the application",
    path: MARKETING.apply,
  }),
  withdrawn: (reason: string) => ({
    subject: "Your marketing access was withdrawn",
    paragraphs: [`Reason: ${reason}`, "Your short links and lead forms have stopped. Nothing is deleted."],
    label: "Appeal to support",
    path: SUPPORT.ask,
  }),
};

export function decidedMail(config: Config, decision: keyof typeof WORDS, reason: string | null) {
  const { subject, paragraphs, label, path } = WORDS[decision](reason ?? "");
  return { isEssential: true, subject, paragraphs, action: { label, url: `${config.APP_ORIGIN}${path}` } };
}
