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
        <p>Shown at the top of this page; its menu is the Menu below.</p>
      </Part>
      <Part name="WorkFrame">
        <p>Frames this page: a rail at the side, and a bottom bar on phones and tablets.</p>
      </Part>
      <Part name="PublicBar">
        <p>Shown at the top of public pages.</p>
      </Part>
      <Part name="Footer">
        <p>Shown at the bottom of public pages.</p>
      </Part>
      <Part name="Section">
        <Section title="Section title" action={<a href="#Section">Action</a>}>
          <p>Section content.</p>
        </Section>
      </Part>
      <Part name="Card">
        <Card title="Card title">
          <p>Content that makes sense on its own.</p>
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
        <Stepper label="Example, not started" steps={STEPS} current={0} />
        <Stepper label="Example, at the second step" steps={STEPS} current={1} />
        <Stepper label="Example, done" steps={STEPS} current={5} />
      </Part>
      <Part name="Menu">
        <div className="row between">
          <span>Opens below its button.</span>
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
