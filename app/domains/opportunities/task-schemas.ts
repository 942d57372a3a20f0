import { z } from "zod";
import { PageQuery } from "~/core/pagination";
import { plainText } from "~/core/text";

const noDay = "Write the day and the time as 2026-03-31T09:00.";
const noPerson = "Choose somebody of your team.";
const noTitle = "Say what there is to do.";

/** A browser sends no zone: then it is UTC, as the screens show it. A day alone begins at 09:00. */
const when = z
  .string(noDay)
  .trim()
  .transform((text, context) => {
    const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T09:00` : text;
    const isIso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/.test(day);
    const date = new Date(/(Z|[+-]\d{2}:\d{2})$/.test(day) ? day : `${day}Z`);
    if (!isIso) {
      context.addIssue({ code: "custom", message: noDay });
      return z.NEVER;
    }
    const [year = 0, month = 0, dayOfMonth = 0] = day.slice(0, 10).split("-").map(Number);
    // February 31 would silently become March 3.
    const isDay =
      new Date(Date.UTC(year, month - 1, dayOfMonth)).toISOString().slice(0, 10) === day.slice(0, 10);
    if (Number.isNaN(date.getTime()) || !isDay || year < 2000 || year > 2100)
      context.addIssue({ code: "custom", message: noDay });
    return date;
  });

const title = z
  .string(noTitle)
  .transform(plainText)
  .pipe(z.string().min(1, noTitle).max(200, "Write at most 200 letters."));
const person = z.number(noPerson).int(noPerson).positive(noPerson);

/** Something to do by a time; without a person it is one's own. */
export const TaskSchema = z.object({
  title,
  dueAt: when,
  assignedTo: person.nullish(),
  opportunityId: z.number().int().positive().nullish(),
});
export type TaskInput = z.infer<typeof TaskSchema>;

/** What a call changes of a task; `isDone` ends it, or opens it again. */
export const TaskChangeSchema = z
  .object({
    title: title.optional(),
    dueAt: when.optional(),
    assignedTo: person.optional(),
    isDone: z.boolean().optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), "Name what to change.");
export type TaskChange = z.infer<typeof TaskChangeSchema>;

export const TASK_STATES = ["open", "overdue", "done"] as const;

export const TaskQuery = PageQuery.extend({
  whose: z.enum(["mine", "all"], "Choose mine or all.").default("mine"),
  state: z.enum(TASK_STATES, "Choose open, overdue or done.").default("open"),
  done: z.number().int().positive().optional(),
});
export type TaskQuery = z.infer<typeof TaskQuery>;

/** The form of a task that is there. */
export const TaskFormSchema = z.object({ title, dueAt: when, assignedTo: person });

/** What the button of a task says. */
export const TaskDoneSchema = z.object({
  isDone: z
    .string()
    .default("")
    .transform((text) => text === "on"),
});
