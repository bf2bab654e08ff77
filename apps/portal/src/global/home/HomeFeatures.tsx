import { Card, Grid, Heading, Stack, Text } from '@raiz/ui';
import { homeMessages } from '@raiz/ui/messages/global';
import { CoursePreview, EarningsPreview, NetworkPreview } from './FeaturePreviews.tsx';
import { well } from './FeaturePreviews.css.ts';

const messages = homeMessages.features;

const features = [
  { title: messages.courses, text: messages.coursesText, preview: <CoursePreview /> },
  { title: messages.network, text: messages.networkText, preview: <NetworkPreview /> },
  { title: messages.earnings, text: messages.earningsText, preview: <EarningsPreview /> },
];

/** What the portal offers, each with a part of its screen. */
export function HomeFeatures() {
  return (
    <Stack as="section">
      <Heading level={2}>{messages.title}</Heading>
      <Grid>
        {features.map(({ title, text, preview }) => (
          <Card key={title}>
            <div aria-hidden="true" inert className={well}>
              {preview}
            </div>
            <Stack gap={4}>
              <Heading level={3}>{title}</Heading>
              <Text tone="muted">{text}</Text>
            </Stack>
          </Card>
        ))}
      </Grid>
      <Text size="small" tone="muted">
        {homeMessages.preview.note}
      </Text>
    </Stack>
  );
}
