import type { Context } from "~/core/context";
import { formatTime } from "~/core/format";
import { namesOf } from "~/domains/identity/users/people.server";
import { listModules, MODULE_FILES } from "../catalogue.server";
import type { ModuleVersion } from "../tables";
import { listPublished, listVersions } from "./versions.server";

const STATES: Record<ModuleVersion["state"], string> = {
  draft: "Draft",
  published: "Published",
  former: "Previously published",
};

/** Lists a module's versions with the users who saved them; times in UTC. */
export async function versionRows(ctx: Context, moduleId: string) {
  const versions = await listVersions(ctx, moduleId);
  const people = await namesOf(
    ctx,
    versions.map(({ savedBy }) => savedBy),
  );
  return versions.map(({ id, state, savedAt, savedBy }) => ({
    id,
    state,
    stateText: STATES[state],
    saved: formatTime(savedAt, "UTC"),
    by: people.get(savedBy)?.trim() || "Former user",
  }));
}

export async function academyRows(ctx: Context) {
  const [modules, published] = await Promise.all([listModules(ctx), listPublished(ctx)]);
  return modules.map(({ id, title, category, difficulty, minutes, lessons, questions }) => ({
    id,
    title,
    category,
    difficulty,
    minutes,
    lessons: lessons.length,
    questions: questions.length,
    isEdited: published.includes(id),
    hasFile: MODULE_FILES.has(id),
  }));
}

/** The module title a text declares, or its ID if it declares none. */
export const titleIn = (text: string, moduleId: string) =>
  /^title: ?(.+)$/m.exec(text)?.[1]?.trim() ?? moduleId;
