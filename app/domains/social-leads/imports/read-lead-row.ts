import { withoutGuard } from "~/core/csv";
import { plural } from "~/core/format";
import type { CsvRecord } from "~/domains/directory/imports/csv/csv-records";
import type { Capture } from "../capture";
import { adSource, originName } from "../inbound/capture-of-meta";
import { type LeadAnswers, readLeadAnswers } from "../lead-answers";
import type { LeadHeader } from "../lead-header";
import { type LeadSource, MAX_CAPTURE, SOURCE_NAMES } from "../policy";

const MAX_CELL_LENGTH = 2_000;
const NO_IDENTITY = "Enter an email address or phone number.";

/**
 * Reads a lead from a row. Only a row without email, phone or lead ID is rejected; unreadable values become part of the
 * message.
 */
export function readLeadRow(
  record: CsvRecord,
  header: LeadHeader,
): { answers: LeadAnswers } | { reason: string } {
  if (record.problem) return { reason: record.problem };
  const { length } = header.names;
  // Shifted cells would put one field's value into another.
  if (record.cells.slice(length).some((cell) => cell.trim() !== ""))
    return {
      reason: `This row has ${plural(record.cells.length, "cell")} but the first line has ${length}.`,
    };
  const cells = record.cells.map((cell) => withoutGuard(cell.slice(0, MAX_CELL_LENGTH).trim()));
  const answers = readLeadAnswers(header, cells);
  if (answers.email !== null || answers.phone !== null || answers.leadId !== null) return { answers };
  return { reason: [...new Set([NO_IDENTITY, ...answers.problems])].join(" ") };
}

const sourceOf = ({ adName, campaign, formName, origin, isTest }: LeadAnswers, platform: LeadSource) =>
  adSource(`${originName(origin) ?? SOURCE_NAMES[platform]} lead ad${isTest ? ", test lead" : ""}`, {
    headline: adName ?? formName,
    campaign,
  });

/** Converts a row to a capture. A lead in Meta's own file has the ID under which its webhook reports it. */
export function captureOfRow(answers: LeadAnswers, { isOfMeta }: LeadHeader, platform: LeadSource): Capture {
  const { leadId, createdAt, profile, campaign, formName, adName, origin, problems, tags, ...facts } =
    answers;
  const named = (campaign ?? formName)?.replaceAll(",", " ").slice(0, MAX_CAPTURE.tag).trim();
  return {
    ...facts,
    platform,
    importMethod: "csv",
    externalId: leadId,
    socialProfile: profile,
    tags: named && !isOfMeta ? [...tags, named] : tags,
    leadSource: isOfMeta ? sourceOf(answers, platform) : null,
    capturedAt: createdAt,
  };
}
