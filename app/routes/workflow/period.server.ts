import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { type Period, PeriodQuery, periodOf } from "~/domains/workflow/period";
import { readQuery, Unprocessable } from "~/http/pages/query.server";

interface WrongDays {
  days: { start: string; end: string };
  errors: { start?: string[]; end?: string[] };
}

const LONGEST = 20;

const isOfStart = (error: DomainError) =>
  error.field === "start" || (error instanceof Unprocessable && Boolean(error.fields.start));

/** The time that was asked for; where its days are none, the usual one, with what was typed and what is wrong of it. */
export function askedPeriod(
  ctx: AccountContext,
  request: Request,
): { period: Period; wrong: WrongDays | null } {
  const { searchParams } = new URL(request.url);
  const typed = (name: string) => (searchParams.get(name) ?? "").slice(0, LONGEST);
  try {
    return { period: periodOf(ctx, readQuery(request, PeriodQuery)), wrong: null };
  } catch (error) {
    const isOfDays = ["", "custom"].includes(typed("period"));
    if (!(error instanceof DomainError && error.code === "invalid" && isOfDays)) throw error;
    const errors = { [isOfStart(error) ? "start" : "end"]: [error.message] };
    return {
      period: periodOf(ctx, {}),
      wrong: { days: { start: typed("start"), end: typed("end") }, errors },
    };
  }
}
