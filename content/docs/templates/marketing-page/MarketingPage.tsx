import * as React from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import WaterDrop from '@mui/icons-material/WaterDrop';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { PageFrame } from '../pageFrame';
import { Newsletter } from './newsletter';
import { features, leaks, questions } from './product';

const printLiters = (value: number | null) => `${value ?? 0} l`;

interface SectionProps {
  id: string;
  title: string;
  children: React.ReactNode;
}

/** Links lead to its heading, which takes the focus. */
function Section({ id, title, children }: SectionProps) {
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ p: { '@': 2, '@640': 4 }, minWidth: 0 }}
    >
      <Typography
        component="h3"
        variant="h5"
        id={id}
        tabIndex={-1}
        gutterBottom
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
}

interface HeaderProps {
  sections: readonly { name: string; id: string }[];
  onGo: (id: string) => void;
}

function Header({ sections, onGo }: HeaderProps) {
  return (
    <Box
      component="header"
      sx={{
        px: { '@': 2, '@640': 4 },
        py: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <WaterDrop color="primary" />
      <Typography sx={{ flex: 1 }}>Tapwatch</Typography>
      <Box
        component="nav"
        aria-label="Sections"
        sx={{ display: 'flex', gap: 2 }}
      >
        {sections.map((section) => (
          <Link
            key={section.id}
            component="button"
            type="button"
            color="text.primary"
            onClick={() => onGo(section.id)}
          >
            {section.name}
          </Link>
        ))}
      </Box>
    </Box>
  );
}

function Hero({ onStart }: { onStart: () => void }) {
  return (
    <Box
      sx={{
        px: { '@': 2, '@640': 4 },
        py: { '@': 4, '@640': 8 },
        textAlign: 'center',
        // A glow that is there in both schemes.
        backgroundImage:
          'radial-gradient(circle at 50% 0, rgb(var(--mui-palette-primary-mainChannel) / 0.22), transparent 60%)',
      }}
    >
      <Typography
        component="h2"
        sx={{
          fontSize: { '@': '2rem', '@640': '3rem' },
          fontWeight: 700,
          lineHeight: 1.15,
          mb: 2,
        }}
      >
        Find the leak before the street does
      </Typography>
      <Typography
        color="text.secondary"
        sx={{ maxWidth: 520, mx: 'auto', mb: 3 }}
      >
        Tapwatch listens to the meters you have, and tells you where water is
        lost.
      </Typography>
      <Button variant="contained" size="large" onClick={onStart}>
        Get started
      </Button>
    </Box>
  );
}

function Features() {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: { '@': 2, '@640': 4 },
        listStyle: 'none',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { '@': '1fr', '@640': 'repeat(3, 1fr)' },
      }}
    >
      {features.map(({ title, text }) => (
        <Paper component="li" variant="outlined" key={title} sx={{ p: 2 }}>
          <Typography component="h3" variant="subtitle1" gutterBottom>
            {title}
          </Typography>
          <Typography variant="body2">{text}</Typography>
        </Paper>
      ))}
    </Box>
  );
}

/** Moves the focus, too, so that Tab goes on from there. */
function goTo(id: string) {
  const heading = document.getElementById(id);
  heading?.focus();
  heading?.scrollIntoView({ block: 'nearest' });
}

export default function MarketingPage() {
  const id = React.useId();
  const sections = [
    { name: 'Results', id: `${id}results` },
    { name: 'Questions', id: `${id}questions` },
    { name: 'Letter', id: `${id}letter` },
  ];
  const [results, answers, letter] = sections;

  return (
    <PageFrame>
      <Header sections={sections} onGo={goTo} />
      <Hero onStart={() => goTo(letter.id)} />
      <Features />
      <Section id={results.id} title="Half the loss in six months">
        <Typography color="text.secondary" gutterBottom>
          Liters per connection and day, in a town of 9,000 connections
        </Typography>
        <LineChart
          height={260}
          xAxis={[{ data: leaks.months, scaleType: 'point' }]}
          yAxis={[{ min: 0, width: 48 }]}
          series={[
            { label: 'The year before', data: leaks.before },
            { label: 'With Tapwatch', data: leaks.after, area: true },
          ].map((series) => ({ ...series, valueFormatter: printLiters }))}
        />
      </Section>
      <Section id={answers.id} title="Questions">
        {questions.map(({ question, answer }) => (
          <Accordion
            key={question}
            variant="outlined"
            disableGutters
            slotProps={{ heading: { component: 'h4' } }}
          >
            <AccordionSummary expandIcon={<ExpandMore />}>
              {question}
            </AccordionSummary>
            <AccordionDetails>{answer}</AccordionDetails>
          </Accordion>
        ))}
      </Section>
      <Section id={letter.id} title="One letter a month">
        <Newsletter />
      </Section>
      <Box
        component="footer"
        sx={{
          p: { '@': 2, '@640': 4 },
          mt: 'auto',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="body2" color="text.secondary">
          Tapwatch, Rotterdam
        </Typography>
      </Box>
    </PageFrame>
  );
}
