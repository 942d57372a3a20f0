import type { Config } from "~/core/config";
import { ADMIN_MARKETING } from "~/paths/business/admin-marketing";
import { MARKETING } from "~/paths/business/marketing";
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

export const decidedMail = (config: Config, decision: "approved" | "declined", reason: string | null) => ({
  isEssential: true,
  subject:
    decision === "approved"
      ? "Your marketing portal is open"
      : "Your application for the marketing portal was declined",
  paragraphs:
    decision === "approved"
      ? ["Your team can write content, run campaigns and work with the leads that come of them."]
      : [`The reason: ${reason ?? ""}`, "You may change your application and send it again."],
  action: {
    label: decision === "approved" ? "Open the marketing portal" : "Change the application",
    url: `${config.APP_ORIGIN}${decision === "approved" ? MARKETING.home : MARKETING.apply}`,
  },
});
