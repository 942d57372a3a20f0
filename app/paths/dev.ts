type Id = number | string;

/** Pages for those who build the product; production has none of them. */
export const DEV = {
  mails: "/dev/mail",
  mail: (mailId: Id) => `/dev/mail/${mailId}`,
  mailHtml: (mailId: Id) => `/dev/mail/${mailId}/html`,
  mailAttachment: (mailId: Id, place: number) => `/dev/mail/${mailId}/attachments/${place}`,
};
