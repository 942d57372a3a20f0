import type { Config } from "~/core/config";
import { unlinked } from "~/domains/mail/render-mail";
import { linkWith } from "~/paths/doors";
import { INVITATION_DAYS } from "./policy";

/** Whom a mail greets: a name is a stranger's words until the address was confirmed. */
export const addressee = (user: { email: string; firstName: string; emailVerifiedAt: Date | null }) => ({
  address: user.email,
  name: user.emailVerifiedAt ? user.firstName : null,
});

/** All but the invitation, which is an account's wish, also go to an address that wants no mail. */
export const verifyMail = (config: Config, token: string) => ({
  isEssential: true,
  subject: `Please confirm your e-mail address for ${config.APP_NAME}`,
  paragraphs: [
    `Someone (probably you) used this email address on ${config.APP_NAME}. Please confirm it’s yours.`,
    "The link works for 3 days. If this was not you, you need not do anything.",
  ],
  action: { label: "Confirm this address", url: linkWith(config, "verifyEmail", token) },
});

export const resetMail = (config: Config, token: string) => ({
  isEssential: true,
  subject: `Choose a new password for ${config.APP_NAME}`,
  paragraphs: [
    "Somebody asked for a new password for the account with this address.",
    "The link works once, for 3 hours. If this was not you, you need not do anything: your password stays as it is.",
  ],
  action: { label: "Choose a new password", url: linkWith(config, "resetPassword", token) },
});

export const passwordChangedMail = (config: Config) => ({
  isEssential: true,
  subject: `Your password for ${config.APP_NAME} was changed`,
  paragraphs: [
    "Your password was changed, and every other browser was signed out.",
    "If this was not you, choose a new password now. The link below leads to the page for it.",
  ],
  action: { label: "Choose a new password", url: `${config.APP_ORIGIN}/forgot-password` },
});

export const changeEmailMail = (config: Config, token: string) => ({
  isEssential: true,
  subject: `Please confirm your new e-mail address for ${config.APP_NAME}`,
  paragraphs: [
    `You asked to use this address for your account at ${config.APP_NAME}.`,
    "The link works once, for one day. If this was not you, you need not do anything.",
  ],
  action: { label: "Use this address", url: linkWith(config, "changeEmail", token) },
});

export const emailChangeAskedMail = (config: Config) => ({
  isEssential: true,
  subject: `Email change requested on your ${config.APP_NAME} account`,
  paragraphs: [
    "Somebody who is signed in to your account asked to use another e-mail address for it. It changes once that address is confirmed.",
    "If this was not you, choose a new password now: that withdraws the change.",
  ],
});

export const emailChangedMail = (config: Config) => ({
  isEssential: true,
  subject: `Your e-mail address for ${config.APP_NAME} was changed`,
  paragraphs: [
    "Your account has another e-mail address now, and this one no longer signs in.",
    `If this was not you, please write to ${config.SALES_EMAIL}.`,
  ],
});

export const newDeviceMail = (config: Config, browser: string, when: string) => ({
  isEssential: true,
  subject: "New sign-in to your account",
  paragraphs: [
    `Somebody signed in to your account at ${config.APP_NAME} with a browser we have not seen before: ${browser}, on ${when}.`,
    "If this was you, you need not do anything. If not, choose a new password: that signs out every browser.",
  ],
});

/** To an address that nobody has confirmed: of its sender it says the confirmed address, and no word that the sender chose. */
export const invitationMail = (config: Config, { token, inviter }: { token: string; inviter: string }) => ({
  subject: `You are invited to work together on ${config.APP_NAME}`,
  paragraphs: [
    `${unlinked(inviter)} invited you to join their company’s account on ${config.APP_NAME}. Open the link to see the company and accept.`,
    `The link works once, for ${INVITATION_DAYS} days. If you don't know this address, you need not do anything.`,
  ],
  action: { label: "Accept the invitation", url: linkWith(config, "invitation", token) },
});

export const secondFactorMail = (config: Config, state: "on" | "off") => ({
  isEssential: true,
  subject: `Two-factor authentication turned ${state}`,
  paragraphs: [
    state === "on"
      ? `Signing in to ${config.APP_NAME} now asks for a code of your authenticator app too.`
      : `Signing in to ${config.APP_NAME} now asks for your password only.`,
    `If this was not you, choose a new password and write to ${config.SALES_EMAIL}.`,
  ],
});

export const erasedMail = (config: Config) => ({
  isEssential: true,
  subject: `Your account at ${config.APP_NAME} was erased`,
  paragraphs: [
    "Your name, address, password and everything that signs you in were removed. It can't be undone, and this address can be used for a new account.",
    "What the law asks us to keep stays without your name: the count of leads used, and the lines of the audit trail, which know you as a number.",
    `If this was not you, please write to ${config.SALES_EMAIL}.`,
  ],
});

export const eraseAccountMail = (config: Config, token: string) => ({
  isEssential: true,
  subject: `Please confirm that your account at ${config.APP_NAME} is to be erased`,
  paragraphs: [
    `You asked ${config.APP_NAME} to erase your account and everything that is yours alone. It can't be undone.`,
    "The link works once, for 3 hours. It opens a page with one button. If this was not you, you need not do anything.",
  ],
  action: { label: "Erase my account", url: linkWith(config, "eraseAccount", token) },
});

export const linkedMail = (config: Config, provider: string, lostPassword: boolean) => ({
  isEssential: true,
  subject: `${provider} now opens your account at ${config.APP_NAME}`,
  paragraphs: [
    `You can sign in to ${config.APP_NAME} with ${provider} from now on.`,
    lostPassword
      ? "The address of this account had never been confirmed, so its password was removed and every browser was signed out. You may choose a new password."
      : "Your password, if you have one, goes on working.",
    `If this was not you, please write to ${config.SALES_EMAIL}.`,
  ],
  ...(lostPassword
    ? { action: { label: "Choose a password", url: `${config.APP_ORIGIN}/forgot-password` } }
    : {}),
});
