import { isBasicRecord, isPackSource } from "../open-data/basic-record";
import type { CompanyDraft } from "./company";

/**
 * The sum determines the slot, and the slot the order of every list. A changed number applies to rows written
 * afterwards; existing rows keep their position until they are updated.
 */
export const QUALITY_POINTS = {
  website: 180,
  industry: 130,
  country: 100,
  city: 90,
  size: 80,
  employees: 40,
  description: 40,
  /** For a description of at least 60 characters. */
  longDescription: 40,
  sources: { demo: 0, "open data": 100, "starter list": 150, other: 200 },
  /**
   * Points per 30 days since 2026-01-01, up to `mostRecent`: newer rows rank before older ones without a nightly job
   * that moves rows.
   */
  perMonth: 1,
  mostRecent: 100,
  /** The maximum for a basic record: it ranks behind every other company of the directory. */
  basicRecord: 90,
} as const;

const FIRST_MONTH = Date.UTC(2026, 0, 1);
const MONTH = 30 * 86_400_000;

/** Returns 0 to 1000. `at` is when the row is written. */
export function qualityOf(company: CompanyDraft, at: Date): number {
  const points = QUALITY_POINTS;
  const months = Math.max(0, Math.floor((at.getTime() - FIRST_MONTH) / MONTH));
  const known = [
    company.website && points.website,
    company.industry && points.industry,
    company.country && points.country,
    company.city && points.city,
    company.size && points.size,
    company.employees && points.employees,
    company.description && points.description,
    company.description && company.description.length >= 60 && points.longDescription,
  ].reduce<number>((sum, value) => sum + (value || 0), 0);
  const source = company.isDemo
    ? points.sources.demo
    : company.source === "starter list"
      ? points.sources["starter list"]
      : isPackSource(company.source)
        ? points.sources["open data"]
        : points.sources.other;
  const sum = known + source + Math.min(points.mostRecent, months * points.perMonth);
  return isBasicRecord(company) ? Math.min(points.basicRecord, sum) : sum;
}

const BAND = 2 ** 32;

/** Key of a company's row: ascending slots mean best first; at equal quality, lowest id first. */
export const slotOf = (quality: number, id: number): number => (1000 - quality) * BAND + id;
