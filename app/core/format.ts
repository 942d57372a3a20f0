const usd = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 2 });
const wholeUsd = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const number = new Intl.NumberFormat("en-US");
const day = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const minute = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
});

/** US cents as USD; cents are left out when they are zero. */
export const formatUsd = (cents: number) => (cents % 100 === 0 ? wholeUsd : usd).format(cents / 100);
export const formatNumber = (value: number) => number.format(value);
export const formatDate = (date: Date) => day.format(date);
/** With the hour, in UTC, which the text says. */
export const formatTime = (date: Date) => `${minute.format(date)} UTC`;

/** "1 lead", "25 leads". */
export const plural = (count: number, one: string, many = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** A total that may be a lower bound: "1,204" or "300+". */
export const formatTotal = (total: { count: number; isExact: boolean }) =>
  `${formatNumber(total.count)}${total.isExact ? "" : "+"}`;

/** "1 MB", "500 kB": bytes by thousands, as files are sold and shown. */
export const formatBytes = (bytes: number) =>
  bytes >= 1_000_000
    ? `${number.format(Math.round(bytes / 100_000) / 10)} MB`
    : `${Math.ceil(bytes / 1000)} kB`;
