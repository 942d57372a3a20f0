import type { Config } from "~/core/config";
import { unlinked } from "~/domains/mail/render-mail";
import { m } from "~/messages/messages";
import { linkWith } from "~/paths/auth";
import { INVITATION_DAYS } from "./policy";

/** The recipient of an email: a name is untrusted text until its address is confirmed. */
export const addressee = (user: { email: string; firstName: string; emailVerifiedAt: Date | null }) => ({
  address: user.email,
  name: user.emailVerifiedAt ? user.firstName : null,
});

const resetAction = ({ APP_ORIGIN }: Config) => ({
  label: m.emails_identity_reset_button(),
  url: `${APP_ORIGIN}/forgot-password`,
});

/** All emails except the invitation, which an account requests, are also sent to an unsubscribed address. */
/** `next` is the screen to return to. */
export const verifyMail = (config: Config, token: string, next = "") => ({
  isEssential: true,
  subject: m.emails_identity_verify_subject({ app: config.APP_NAME }),
  paragraphs: [m.emails_identity_verify_news({ app: config.APP_NAME }), m.emails_identity_verify_link()],
  action: { label: m.emails_identity_verify_button(), url: linkWith(config, "verifyEmail", token, next) },
});

export const resetMail = (config: Config, token: string) => ({
  isEssential: true,
  subject: m.emails_identity_reset_subject({ app: config.APP_NAME }),
  paragraphs: [m.emails_identity_reset_news({ app: config.APP_NAME }), m.emails_identity_reset_link()],
  action: { label: m.emails_identity_reset_button(), url: linkWith(config, "resetPassword", token) },
});

export const passwordChangedMail = (config: Config) => ({
  isEssential: true,
  subject: m.emails_identity_password_changed_subject({ app: config.APP_NAME }),
  paragraphs: [m.emails_identity_password_changed_news(), m.emails_identity_password_changed_not_you()],
  action: resetAction(config),
});

export const changeEmailMail = (config: Config, token: string) => ({
  isEssential: true,
  subject: m.emails_identity_change_email_subject({ app: config.APP_NAME }),
  paragraphs: [
    m.emails_identity_change_email_news({ app: config.APP_NAME }),
    m.emails_identity_change_email_link(),
  ],
  action: { label: m.emails_identity_change_email_button(), url: linkWith(config, "changeEmail", token) },
});

/** Sent to the old address, whose owner may not have requested the change. */
export const emailChangeAskedMail = (config: Config) => ({
  isEssential: true,
  subject: m.emails_identity_email_change_asked_subject({ app: config.APP_NAME }),
  paragraphs: [
    m.emails_identity_email_change_asked_news({ app: config.APP_NAME }),
    m.emails_identity_email_change_asked_not_you(),
    m.emails_identity_email_change_asked_you(),
  ],
  action: resetAction(config),
});

/** Sent to the old address. */
export const emailChangedMail = (config: Config) => ({
  isEssential: true,
  subject: m.emails_identity_email_changed_subject({ app: config.APP_NAME }),
  paragraphs: [
    m.emails_identity_email_changed_news({ app: config.APP_NAME }),
    m.emails_identity_email_changed_not_you({ contact: config.SALES_EMAIL }),
  ],
});

export const newDeviceMail = (config: Config, browser: string, time: string) => ({
  isEssential: true,
  subject: m.emails_identity_new_device_subject({ app: config.APP_NAME }),
  paragraphs: [m.emails_identity_new_device_news({ browser, time }), m.emails_identity_new_device_not_you()],
  action: resetAction(config),
});

/** Sent to an unconfirmed address: contains the sender's confirmed address, and no text chosen by the sender. */
export const invitationMail = (config: Config, { token, inviter }: { token: string; inviter: string }) => ({
  subject: m.emails_identity_invitation_subject({ app: config.APP_NAME }),
  paragraphs: [
    m.emails_identity_invitation_news({ inviter: unlinked(inviter), app: config.APP_NAME }),
    m.emails_identity_invitation_link({ count: INVITATION_DAYS }),
  ],
  action: { label: m.emails_identity_invitation_button(), url: linkWith(config, "invitation", token) },
});

export const secondFactorMail = (config: Config, state: "on" | "off") => ({
  isEssential: true,
  subject:
    state === "on"
      ? m.emails_identity_second_factor_on_subject()
      : m.emails_identity_second_factor_off_subject(),
  paragraphs: [
    state === "on"
      ? m.emails_identity_second_factor_on_news({ app: config.APP_NAME })
      : m.emails_identity_second_factor_off_news({ app: config.APP_NAME }),
    m.emails_identity_second_factor_not_you({ contact: config.SALES_EMAIL }),
  ],
  action: resetAction(config),
});

export const pictureRemovedMail = (config: Config) => ({
  isEssential: true,
  subject: m.emails_identity_picture_removed_subject(),
  paragraphs: [
    m.emails_identity_picture_removed_news(),
    m.emails_identity_picture_removed_next({ contact: config.SALES_EMAIL }),
  ],
  action: {
    label: m.emails_identity_picture_removed_button(),
    url: `${config.APP_ORIGIN}/account/picture`,
  },
});

export const erasedMail = (config: Config) => ({
  isEssential: true,
  subject: m.emails_identity_erased_subject({ app: config.APP_NAME }),
  paragraphs: [
    m.emails_identity_erased_news(),
    m.emails_identity_erased_kept(),
    m.emails_identity_erased_not_you({ contact: config.SALES_EMAIL }),
  ],
});

export const eraseAccountMail = (config: Config, token: string) => ({
  isEssential: true,
  subject: m.emails_identity_erase_subject(),
  paragraphs: [m.emails_identity_erase_news({ app: config.APP_NAME }), m.emails_identity_erase_link()],
  action: { label: m.emails_identity_erase_button(), url: linkWith(config, "eraseAccount", token) },
});

export const linkedMail = (config: Config, provider: string, lostPassword: boolean) => ({
  isEssential: true,
  subject: m.emails_identity_linked_subject({ provider, app: config.APP_NAME }),
  paragraphs: [
    m.emails_identity_linked_news({ app: config.APP_NAME, provider }),
    lostPassword ? m.emails_identity_linked_lost_password() : m.emails_identity_linked_kept_password(),
    m.emails_identity_linked_not_you({ contact: config.SALES_EMAIL }),
  ],
  ...(lostPassword
    ? { action: { label: m.emails_identity_linked_button(), url: `${config.APP_ORIGIN}/forgot-password` } }
    : {}),
});
