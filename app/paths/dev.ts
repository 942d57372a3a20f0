import { path } from "./path";

type Id = number | string;

/** Pages for developers; production has none of them. */
export const DEV = {
  mails: "/dev/mail",
  mail: (mailId: Id) => path`/dev/mail/${mailId}`,
  mailHtml: (mailId: Id) => path`/dev/mail/${mailId}/html`,
  mailAttachment: (mailId: Id, place: number) => path`/dev/mail/${mailId}/attachments/${place}`,
};
