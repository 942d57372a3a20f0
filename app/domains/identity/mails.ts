import type { Config } from "~/core/config";
import { unlinked } from "~/domains/mail/render-mail";
import { linkWith } from "~/paths/auth";
import { INVITATION_DAYS } from "./policy";

/** The recipient of an email: a name is untrusted text until its address is confirmed. */
export const addressee = (user: { email: string; firstName: string; emailVerifiedAt: Date | null }) => ({
  address: user.email,
  name: user.emailVerifiedAt ? user.firstName : null,
});

/** All but the invitation, which an account requests, are also sent to an unsubscribed address. */
/** `next` is the screen to return to. */
export const verifyMail = (config: Config, token: string, next = "") => ({
  isEssential: true,
  subject: `Confirm your email for ${config.APP_NAME}`,
  paragraphs: [
    `Someone (probably you) used this email address on ${config.APP_NAME}. Please confirm it’s yours.`,
    "The link works for 3 days. If this wasn’t you, ignore this email.",
  ],
  action: { label: "Confirm email", url: linkWith(config, "verifyEmail", token, next) },
});

export const resetMail = (config: Config, token: string) => ({
  isEssential: true,
  subject: `Reset your ${config.APP_NAME} password`,
  paragraphs: [
    "We received a request to reset your password.",
    "The link works once, for 3 hours. If this wasn’t you, ignore this email. Your password won’t change.",
  ],
  action: { label: "Reset password", url: linkWith(config, "resetPassword", token) },
});

export const passwordChangedMail = (config: Config) => ({
  isEssential: true,
  subject: `Your ${config.APP_NAME} password was changed`,
  paragraphs: [
    "Your password was changed, and all your other devices were signed out.",
    "If this wasn’t you, reset your password now.",
  ],
  action: { label: "Reset password", url: `${config.APP_ORIGIN}/forgot-password` },
});

export const changeEmailMail = (config: Config, token: string) => ({
  isEssential: true,
  subject: `Confirm your new email for ${config.APP_NAME}`,
  paragraphs: [
    `You asked to use this email address for your ${config.APP_NAME} account.`,
    "The link works once, for 24 hours. If this wasn’t you, ignore this email.",
  ],
  action: { label: "Confirm new email", url: linkWith(config, "changeEmail", token) },
});

export const emailChangeAskedMail = (config: Config) => ({
  isEssential: true,
  subject: `Email change requested on your ${config.APP_NAME} account`,
  paragraphs: [
    "Someone signed in to your account asked to replace this email address with another one. The change takes effect when they confirm the new address.",
    "If this wasn’t you, reset your password now to cancel the change and protect your account.",
  ],
  action: { label: "Reset password", url: `${config.APP_ORIGIN}/forgot-password` },
});

export const emailChangedMail = (config: Config) => ({
  isEssential: true,
  subject: `Your ${config.APP_NAME} email was changed`,
  paragraphs: [
    "Your account now uses a different email address. You can no longer sign in with this one.",
    `If this wasn’t you, write to ${config.SALES_EMAIL}.`,
  ],
});

export const newDeviceMail = (config: Config, browser: string, when: string) => ({
  isEssential: true,
  subject: `New sign-in to your ${config.APP_NAME} account`,
  paragraphs: [
    `Your account was used on a new device: ${browser}, on ${when}.`,
    "If this wasn’t you, reset your password. That signs out every device.",
  ],
  action: { label: "Reset password", url: `${config.APP_ORIGIN}/forgot-password` },
});

/** To an unconfirmed address: it names the sender's confirmed address, and no text that the sender chose. */
export const invitationMail = (config: Config, { token, inviter }: { token: string; inviter: string }) => ({
  subject: `You’re invited to join a team on ${config.APP_NAME}`,
  paragraphs: [
    `${unlinked(inviter)} invited you to join their company’s account on ${config.APP_NAME}. Open the link to see the company and accept.`,
    `The link works once, for ${INVITATION_DAYS} days. If you don’t know the sender, ignore this email.`,
  ],
  action: { label: "Accept invitation", url: linkWith(config, "invitation", token) },
});

export const secondFactorMail = (config: Config, state: "on" | "off") => ({
  isEssential: true,
  subject: `Two-factor authentication turned ${state}`,
  paragraphs: [
    state === "on"
      ? `Signing in to ${config.APP_NAME} now also requires a code from your authenticator app.`
      : `Signing in to ${config.APP_NAME} now only requires your password.`,
    `If this wasn’t you, reset your password and write to ${config.SALES_EMAIL}.`,
  ],
  action: { label: "Reset password", url: `${config.APP_ORIGIN}/forgot-password` },
});

export const pictureRemovedMail = (config: Config) => ({
  isEssential: true,
  subject: "Your profile picture was removed",
  paragraphs: [
    `An administrator of ${config.APP_NAME} removed your profile picture because it breaks the terms of use. Your initials are shown instead.`,
    `You can upload another picture. If you think this is a mistake, write to ${config.SALES_EMAIL}.`,
  ],
  action: { label: "Upload picture", url: `${config.APP_ORIGIN}/account/picture` },
});

export const erasedMail = (config: Config) => ({
  isEssential: true,
  subject: `Your ${config.APP_NAME} account was erased`,
  paragraphs: [
    "We removed your name, email address, password and sign-in details. This can’t be undone. You can use this address for a new account.",
    "The law requires us to keep two things without your name: the number of leads used, and audit log entries.",
    `If this wasn’t you, write to ${config.SALES_EMAIL}.`,
  ],
});

export const eraseAccountMail = (config: Config, token: string) => ({
  isEssential: true,
  subject: `Confirm erasure of your ${config.APP_NAME} account`,
  paragraphs: [
    "You asked us to erase your account and all your personal data. This can’t be undone.",
    "The link works once, for 3 hours. If this wasn’t you, ignore this email.",
  ],
  action: { label: "Erase account", url: linkWith(config, "eraseAccount", token) },
});

export const linkedMail = (config: Config, provider: string, lostPassword: boolean) => ({
  isEssential: true,
  subject: `${provider} sign-in added to your ${config.APP_NAME} account`,
  paragraphs: [
    `You can now sign in to ${config.APP_NAME} with ${provider}.`,
    lostPassword
      ? "Your email address was never confirmed, so we removed your password and signed out every device. You can choose a new password."
      : "Your password still works.",
    `If this wasn’t you, write to ${config.SALES_EMAIL}.`,
  ],
  ...(lostPassword ? { action: { label: "Set password", url: `${config.APP_ORIGIN}/forgot-password` } } : {}),
});
