import { Card, CourseIcon, DoubleCheckIcon, Grid, Heading, PersonIcon, Stack, Text } from '@raiz/ui';
import { homeMessages } from '@raiz/ui/messages/global';
import * as styles from './Home.css.ts';

const messages = homeMessages.features;

const features = [
  { title: messages.courses, text: messages.coursesText, icon: <CourseIcon size="large" /> },
  { title: messages.network, text: messages.networkText, icon: <PersonIcon size="large" /> },
  { title: messages.earnings, text: messages.earningsText, icon: <DoubleCheckIcon size="large" /> },
];

/** What the portal offers, in three cards. */
export function HomeFeatures() {
  return (
    <Stack as="section">
      <Heading level={2}>{messages.title}</Heading>
      <Grid>
        {features.map(({ title, text, icon }) => (
          <Card key={title}>
            <span className={styles.icon}>{icon}</span>
            <Heading level={3}>{title}</Heading>
            <Text tone="muted">{text}</Text>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
