import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { COUNTRIES } from "~/core/places/countries";
import { MessageBadge } from "~/domains/campaigns/ui/campaign-status";
import { THRESHOLDS } from "~/domains/lead-search/policy";
import { matchesText } from "~/domains/lead-search/runs/estimate-results.server";
import { horizontalBars } from "~/ui/charts/bar-shape.server";
import { Confidence, Score, type Thresholds } from "~/ui/data/confidence";
import { fieldWords } from "~/ui/forms/field-words";

const exactly = (count: number) => ({ count, isExact: true });

describe("UI texts and figures", () => {
  it("uses the word more only in addition to other matches", () => {
    expect(matchesText({ all: exactly(0), butSize: exactly(9), idle: [] })).toBe(
      "No company matches all your criteria; 9 match, but their size is not available",
    );
    expect(matchesText({ all: exactly(0), butSize: exactly(1), idle: [] })).toBe(
      "No company matches all your criteria; 1 matches, but its size is not available",
    );
    expect(matchesText({ all: exactly(3), butSize: exactly(2), idle: [] })).toBe(
      "3 companies match all your criteria; 2 more match, but their size is not available",
    );
    expect(matchesText({ all: exactly(0), butSize: null, idle: [] })).toBe(
      "No company matches all your criteria",
    );
  });

  it("scales bars to a given maximum, otherwise to the largest value", () => {
    const widths = (most?: number) =>
      horizontalBars(
        [
          { label: "A", value: 40 },
          { label: "B", value: 20 },
        ],
        most ? { domainMax: most } : {},
      ).bars.map(({ width }) => width);
    expect([widths(100), widths()]).toEqual([
      [40, 20],
      [100, 50],
    ]);
  });

  it("sorts countries by name, ignoring accents", () => {
    const plain = COUNTRIES.map(({ name }) => name.normalize("NFD").replace(/\p{M}/gu, ""));
    expect(plain).toEqual([...plain].sort((one, other) => (one < other ? -1 : 1)));
  });

  it("shows sent and responded messages as good and every other state as neutral", () => {
    const kind = (status: string) =>
      / class="([^"]*)"/.exec(renderToString(createElement(MessageBadge, { status })))?.[1];
    expect(kind("sent")).toBe(kind("responded"));
    expect(kind("sent")).toContain("good");
    for (const status of ["failed", "unconfirmed", "waiting", "skipped"])
      expect([status, kind(status)]).toEqual([status, "badge"]);
  });

  it("turns a field name into its label", () => {
    expect(["firstName", "confirmPassword", "email", "steps.templateId"].map(fieldWords)).toEqual([
      "First name",
      "Confirm password",
      "Email",
      "Template",
    ]);
  });

  it("colours a confidence score by each screen's thresholds", () => {
    const level = (score: number, thresholds: Thresholds) =>
      /<progress class="text-(\w+)"/.exec(renderToString(createElement(Score, { score, thresholds })))?.[1];
    const at = (thresholds: Thresholds, ...scores: number[]) =>
      scores.map((score) => level(score, thresholds));
    expect(at(THRESHOLDS.table, 86, 85, 71, 70)).toEqual(["leaf", "brand", "brand", "edge"]);
    expect(at(THRESHOLDS.modal, 90, 89, 80, 79)).toEqual(["leaf", "brand", "brand", "edge"]);
    expect(at(THRESHOLDS.page, 80, 79, 60, 59)).toEqual(["leaf", "brand", "brand", "edge"]);
  });

  it("shows each reason for a confidence score with its points", () => {
    const reasons = [{ id: "a", label: "Industry", points: 20, max: 25, detail: "It fits." }];
    const html = renderToString(
      createElement(Confidence, { score: 90, reasons, thresholds: THRESHOLDS.page }),
    );
    for (const words of ["90%", "Industry", "20 of 25", "It fits."]) expect(html).toContain(words);
  });
});
