import { z } from "zod";
import { PageQuery } from "~/core/pagination";
import { plainText } from "~/core/text";
import { readTime } from "~/core/time/local-time";
import { Zone } from "~/core/time/time-schema";
import { UTC } from "~/core/time/time-zones";

const noDay = "Enter a date and time, e.g. 2026-03-31T09:00.";
const noPerson = "Choose a teammate.";
const noTitle = "Enter a task.";

/** A date without a time means 09:00. */
const withHour = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T09:00` : text);

const when = z
  .string(noDay)
  .trim()
  .transform(withHour)
  .refine((text) => {
    const year = readTime(text, UTC)?.getUTCFullYear() ?? 0;
    return year >= 2000 && year <= 2100;
  }, noDay);

const at = (text: string, zone: string) => readTime(text, zone) ?? new Date(Number.NaN);

const title = z
  .string(noTitle)
  .transform(plainText)
  .pipe(z.string().min(1, noTitle).max(200, "Use at most 200 characters."));
const person = z.number(noPerson).int(noPerson).positive(noPerson);

const id = z.number().int().positive().nullish();

/** Assigned to the current user by default. */
export const TaskSchema = z
  .object({
    title,
    dueAt: when,
    assignedTo: person.nullish(),
    opportunityId: id,
    companyId: id,
    contactId: id,
    zone: Zone,
  })
  .refine(
    ({ opportunityId, companyId, contactId }) =>
      [opportunityId, companyId, contactId].filter(Boolean).length <= 1,
    {
      message: "Choose one: a deal, a company or a contact.",
      path: ["opportunityId"],
    },
  )
  .transform(({ zone, dueAt, ...task }) => ({ ...task, dueAt: at(dueAt, zone) }));
export type TaskInput = z.infer<typeof TaskSchema>;

export const TaskChangeSchema = z
  .object({
    title: title.optional(),
    dueAt: when.optional(),
    assignedTo: person.optional(),
    isDone: z.boolean().optional(),
    zone: Zone,
  })
  .transform(({ zone, dueAt, ...change }) => ({
    ...change,
    ...(dueAt === undefined ? {} : { dueAt: at(dueAt, zone) }),
  }))
  .refine(
    (change) => Object.values(change).some((value) => value !== undefined),
    "Include at least one change.",
  );
export type TaskChange = z.infer<typeof TaskChangeSchema>;

const TASK_STATES = ["open", "overdue", "done"] as const;

export const TaskQuery = PageQuery.extend({
  whose: z.enum(["mine", "all"], "Choose mine or all.").default("mine"),
  state: z.enum(TASK_STATES, "Choose open, overdue or done.").default("open"),
  sort: z.enum(["soonest", "latest"], "Sort by soonest or latest.").default("soonest"),
  done: z.number().int().positive().optional(),
});
export type TaskQuery = z.infer<typeof TaskQuery>;

export const TaskFormSchema = z
  .object({ title, dueAt: when, assignedTo: person, zone: Zone })
  .transform(({ zone, dueAt, ...task }) => ({ ...task, dueAt: at(dueAt, zone) }));

/** `back` is "list" if the task was changed in the list of all tasks. */
export const TaskDoneSchema = z.object({
  back: z.string().optional(),
  isDone: z
    .string()
    .default("")
    .transform((text) => text === "on"),
});
