module "report" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/services/lambda?ref=v2.11.1"

  name        = "nightly-report"
  memory_size = 256
  timeout     = 60

  source_path = "${path.module}/src"
  handler     = "index.handler"
  runtime     = "nodejs22.x"

  alarm_sns_topic_arns = ["arn:aws:sns:us-east-1:123456789012:cloudwatch-alarms"]
}
