import { Typography } from '@mantine/core';
import classes from './RichText.module.css';

/** Shows safe HTML of the service (the schema's scalar HTML); never pass other texts. */
export function RichText({ html }: { html: string }) {
  return (
    <Typography className={classes.text}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the scalar HTML holds no scripts and no raw HTML */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </Typography>
  );
}
