import type { AccountContext } from "~/core/context";
import type { DomainError } from "~/core/errors";
import { type Period, PeriodQuery, periodOf } from "~/domains/workflow/period";
import { catchDomainError } from "~/http/errors.server";
import { readQuery, Unprocessable } from "~/http/pages/query.server";

interface WrongDays {
  days: { start: string; end: string };
  errors: { start?: string[]; end?: string[] };
}

const MAX_DATE_LENGTH = 20;

const isOfStart = (error: DomainError) =>
  error.field === "start" || (error instanceof Unprocessable && Boolean(error.fields.start));

interface Asked {
  period: Period;
  wrong: WrongDays | null;
}

/** The time that was asked for; where its days are none, the usual one, with what was typed and what is wrong of it. */
export function askedPeriod(ctx: AccountContext, request: Request): Promise<Asked> {
  const { searchParams } = new URL(request.url);
  const typed = (name: string) => (searchParams.get(name) ?? "").slice(0, MAX_DATE_LENGTH);
  return catchDomainError<Asked, Asked>(
    async () => ({ period: periodOf(ctx, readQuery(request, PeriodQuery)), wrong: null }),
    (error) => {
      if (error.code !== "invalid" || !["", "custom"].includes(typed("period"))) throw error;
      const days = { start: typed("start"), end: typed("end") };
      const errors = { [isOfStart(error) ? "start" : "end"]: [error.message] };
      return { period: periodOf(ctx, {}), wrong: { days, errors } };
    },
  );
}
