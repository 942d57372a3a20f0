// Screens without a URL: the page where each starts, the link to follow there, and what to click.
const click = (selector) => (page) => page.locator(selector).first().click();

const COMPANIES = "/business/companies";
const DEALS = "/opportunities";
const FIRST_ROW = "main .list tbody tr th a";

const BUSINESS = [
  {
    address: "/business",
    name: "palette",
    open: async (page) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox").first().fill("solar");
      await page.waitForTimeout(1_000);
    },
  },
  { address: COMPANIES, name: "columns", open: click("main summary:has-text('Columns')") },
  { address: COMPANIES, name: "views", open: click("main summary:has-text('Views')") },
  {
    address: COMPANIES,
    name: "side panel",
    open: (page) => page.locator("main .list tbody tr td:nth-child(4)").first().click(),
  },
  { address: COMPANIES, name: "selected rows", open: click("main .list tbody input[type=checkbox]") },
  { address: COMPANIES, link: FIRST_ROW, name: "tag pill", open: click("dl.facts details.menu summary") },
  { address: DEALS, link: FIRST_ROW, name: "stage pill", open: click("dl.facts a.cell") },
  {
    address: DEALS,
    link: FIRST_ROW,
    name: "close date pill",
    open: click("dl.facts a.cell[href*=closeDate]"),
  },
  {
    address: "/ai-lead-search/leads",
    link: FIRST_ROW,
    name: "score breakdown",
    open: click("main summary:has-text('Score breakdown')"),
  },
];

export const STATES = BUSINESS.map((state) => ({ role: "business", ...state }));
