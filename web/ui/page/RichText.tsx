import { Typography } from '@mantine/core';
import classes from './RichText.module.css';

/** A text that the service made into safe HTML (the schema's scalar HTML); nothing else may be shown by it. */
export function RichText({ html }: { html: string }) {
  return (
    <Typography className={classes.text}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the scalar HTML holds no scripts and no raw HTML */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </Typography>
  );
}
