import { Disclosure } from "~/ui/layout/disclosure";
import { Menu } from "~/ui/layout/menu";
import { Card, Section } from "~/ui/layout/page";
import { Stepper } from "~/ui/layout/stepper";
import { Breadcrumb, Tabs } from "~/ui/layout/tabs";
import { Chapter, Part } from "./ui-part";

const STEPS = ["Your details", "CV upload", "Your countries", "Video", "Check"].map((label) => ({
  label,
  to: "#Stepper",
}));

export function LayoutChapter() {
  return (
    <Chapter id="layout" title="Frames and ways">
      <Part name="Page">
        <p>This page is one: a title, its main action, then the work.</p>
      </Part>
      <Part name="TopBar">
        <p>It stands over this page; its menu is the Menu below.</p>
      </Part>
      <Part name="WorkFrame">
        <p>It is around this page: a rail beside it, and on phones and tablets a bar at its foot.</p>
      </Part>
      <Part name="PublicBar">
        <p>It stands over every page without an account.</p>
      </Part>
      <Part name="Footer">
        <p>It stands under the same pages.</p>
      </Part>
      <Part name="Section">
        <Section title="A part of a page" action={<a href="#Section">Its action</a>}>
          <p>What it holds.</p>
        </Section>
      </Part>
      <Part name="Card">
        <Card title="A card">
          <p>Something that stands for itself.</p>
        </Card>
      </Part>
      <Part name="Breadcrumb">
        <Breadcrumb
          trail={[
            { to: "#Breadcrumb", label: "Examples" },
            { to: "#Breadcrumb-2", label: "This example" },
          ]}
        />
      </Part>
      <Part name="Tabs">
        <Tabs
          label="Example tabs"
          tabs={["One", "Two", "Three"].map((label, index) => ({
            to: `#Tabs-${label}`,
            label: `Tab ${label}`,
            isCurrent: index === 0,
          }))}
        />
      </Part>
      <Part name="Stepper">
        <Stepper label="Example, not begun" steps={STEPS} current={0} />
        <Stepper label="Example, at the second step" steps={STEPS} current={1} />
        <Stepper label="Example, done" steps={STEPS} current={5} />
      </Part>
      <Part name="Menu">
        <div className="row between">
          <span>Opens under its button.</span>
          <Menu label="Example menu">
            <a href="#Menu">First entry</a>
            <a href="#Menu">Second entry</a>
            <hr />
            <form method="post">
              <button type="submit" className="button slim">
                An entry that does something
              </button>
            </form>
          </Menu>
        </div>
      </Part>
      <Part name="Disclosure">
        <div className="stack tight">
          <Disclosure summary="One of two: opening it closes the other" group="example" isOpen>
            <p>More, for those who want it.</p>
          </Disclosure>
          <Disclosure summary="The other of the two" group="example">
            <p>More again.</p>
          </Disclosure>
        </div>
      </Part>
    </Chapter>
  );
}
