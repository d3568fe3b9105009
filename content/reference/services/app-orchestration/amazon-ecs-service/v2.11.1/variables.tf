# modules/services/ecs-service of the service catalog, v2.11.1.

# Required inputs

variable "container_definitions" {
  type = any
}

variable "ecs_cluster_arn" {
  type = string
}

variable "ecs_cluster_name" {
  type = string
}

variable "service_name" {
  type = string
}

# Optional inputs

variable "alarm_sns_topic_arns" {
  type    = list(string)
  default = []
}

variable "alarm_sns_topic_arns_us_east_1" {
  type    = list(string)
  default = []
}

variable "alb_sticky_session_cookie_duration" {
  type    = number
  default = 86400
}

variable "alb_sticky_session_type" {
  type    = string
  default = "lb_cookie"
}

variable "canary_container_definitions" {
  type    = any
  default = []
}

variable "canary_version" {
  type    = string
  default = null
}

variable "capacity_provider_strategy" {
  type = list(object({
    capacity_provider = string
    weight            = number
    base              = number
  }))
  default = []
}

variable "clb_container_name" {
  type    = string
  default = null
}

variable "clb_container_port" {
  type    = number
  default = null
}

variable "clb_name" {
  type    = string
  default = null
}

variable "cloudwatch_log_group_kms_key_id" {
  type    = string
  default = null
}

variable "cloudwatch_log_group_name" {
  type    = string
  default = null
}

variable "cloudwatch_log_group_retention" {
  type    = number
  default = null
}

variable "cloudwatch_log_group_tags" {
  type    = map(string)
  default = {}
}

variable "cpu" {
  type    = number
  default = 1
}

variable "create_cloudwatch_log_group" {
  type    = bool
  default = false
}

variable "create_route53_entry" {
  type    = bool
  default = false
}

variable "custom_docker_command" {
  type    = string
  default = null
}

variable "custom_ecs_service_role_name" {
  type    = string
  default = null
}

variable "custom_iam_policy_prefix" {
  type    = string
  default = null
}

variable "custom_iam_role_name_prefix" {
  type    = string
  default = null
}

variable "custom_task_execution_iam_role_name_prefix" {
  type    = string
  default = null
}

variable "default_listener_arns" {
  type    = map(string)
  default = {}
}

variable "default_listener_ports" {
  type    = list(string)
  default = []
}

variable "dependencies" {
  type    = list(string)
  default = []
}

variable "deployment_circuit_breaker_enabled" {
  type    = bool
  default = false
}

variable "deployment_circuit_breaker_rollback" {
  type    = bool
  default = false
}

variable "deployment_cloudwatch_alarms" {
  type = object({
    cloudwatch_alarms = list(string)
    enable            = bool
    rollback          = bool
  })
  default = null
}

variable "deployment_controller" {
  type    = string
  default = null
}

variable "deployment_maximum_percent" {
  type    = number
  default = 200
}

variable "deployment_minimum_healthy_percent" {
  type    = number
  default = 100
}

variable "desired_number_of_canary_tasks" {
  type    = number
  default = 0
}

variable "desired_number_of_tasks" {
  type    = number
  default = 1
}

variable "domain_name" {
  type    = string
  default = null
}

variable "ecs_instance_security_group_id" {
  type    = string
  default = null
}

variable "ecs_node_port_mappings" {
  type    = map(number)
  default = {}
}

variable "efs_volumes" {
  type = map(object({
    file_system_id          = string
    container_path          = string
    root_directory          = string
    transit_encryption      = string
    transit_encryption_port = number
    access_point_id         = string
    iam                     = string
  }))
  default = {}
}

variable "elb_slow_start" {
  type    = number
  default = 0
}

variable "elb_target_group_deregistration_delay" {
  type    = number
  default = 300
}

variable "elb_target_group_vpc_id" {
  type    = string
  default = null
}

variable "elb_target_groups" {
  type    = any
  default = {}
}

variable "enable_cloudwatch_alarms" {
  type    = bool
  default = true
}

variable "enable_execute_command" {
  type    = bool
  default = false
}

variable "enable_route53_health_check" {
  type    = bool
  default = false
}

variable "existing_ecs_task_execution_role_name" {
  type    = any
  default = null
}

variable "expose_ecs_service_to_other_ecs_nodes" {
  type    = bool
  default = false
}

variable "fixed_response_rules" {
  type    = map(any)
  default = {}
}

variable "forward_rules" {
  type    = any
  default = {}
}

variable "health_check_enabled" {
  type    = bool
  default = true
}

variable "health_check_grace_period_seconds" {
  type    = number
  default = 0
}

variable "health_check_healthy_threshold" {
  type    = number
  default = 5
}

variable "health_check_interval" {
  type    = number
  default = 30
}

variable "health_check_matcher" {
  type    = string
  default = "200"
}

variable "health_check_path" {
  type    = string
  default = "/"
}

variable "health_check_port" {
  type    = string
  default = "traffic-port"
}

variable "health_check_timeout" {
  type    = number
  default = 5
}

variable "health_check_unhealthy_threshold" {
  type    = number
  default = 2
}

variable "high_cpu_utilization_period" {
  type    = number
  default = 300
}

variable "high_cpu_utilization_threshold" {
  type    = number
  default = 90
}

variable "high_cpu_utilization_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "high_memory_utilization_period" {
  type    = number
  default = 300
}

variable "high_memory_utilization_threshold" {
  type    = number
  default = 90
}

variable "high_memory_utilization_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "hosted_zone_id" {
  type    = string
  default = null
}

variable "iam_policy" {
  type = map(object({
    resources = list(string)
    actions   = list(string)
    effect    = string
  }))
  default = null
}

variable "ignore_changes_to_target_groups" {
  type    = bool
  default = false
}

variable "launch_type" {
  type    = string
  default = "EC2"
}

variable "lb_hosted_zone_id" {
  type    = string
  default = null
}

variable "lb_target_group_tags" {
  type    = map(string)
  default = {}
}

variable "listener_rule_ids" {
  type    = list(string)
  default = []
}

variable "max_number_of_tasks" {
  type    = number
  default = 3
}

variable "memory" {
  type    = number
  default = 500
}

variable "min_number_of_tasks" {
  type    = number
  default = 1
}

variable "network_configuration" {
  type = object({
    subnets = list(string)
    vpc_id  = string
    security_group_rules = map(object({
      type                     = string
      from_port                = number
      to_port                  = number
      protocol                 = string
      source_security_group_id = string
      cidr_blocks              = list(string)
    }))
    additional_security_group_ids = list(string)
    assign_public_ip              = bool
  })
  default = null
}

variable "network_mode" {
  type    = string
  default = "bridge"
}

variable "ordered_placement_strategy" {
  type = list(object({
    type  = string
    field = string
  }))
  default = [
    {
      field = "cpu",
      type  = "binpack"
    }
  ]
}

variable "original_lb_dns_name" {
  type    = string
  default = null
}

variable "pid_mode" {
  type    = string
  default = null
}

variable "placement_constraint_expression" {
  type    = string
  default = "attribute:ecs.ami-id != 'ami-fake'"
}

variable "placement_constraint_type" {
  type    = string
  default = "memberOf"
}

variable "platform_version" {
  type    = string
  default = null
}

variable "propagate_tags" {
  type    = string
  default = "SERVICE"
}

variable "proxy_configuration_container_name" {
  type    = string
  default = null
}

variable "proxy_configuration_properties" {
  type    = map(string)
  default = null
}

variable "redirect_rules" {
  type    = map(any)
  default = {}
}

variable "route53_health_check_path" {
  type    = string
  default = "/"
}

variable "route53_health_check_port" {
  type    = number
  default = 80
}

variable "route53_health_check_protocol" {
  type    = string
  default = "HTTP"
}

variable "route53_health_check_provider_external_id" {
  type    = string
  default = null
}

variable "route53_health_check_provider_profile" {
  type    = string
  default = null
}

variable "route53_health_check_provider_role_arn" {
  type    = string
  default = null
}

variable "route53_health_check_provider_session_name" {
  type    = string
  default = null
}

variable "route53_health_check_provider_shared_credentials_file" {
  type    = string
  default = null
}

variable "runtime_platform" {
  type = object({
    operating_system_family = string
    cpu_architecture        = string
  })
  default = null
}

variable "secrets_access" {
  type    = list(string)
  default = []
}

variable "secrets_manager_arns" {
  type    = list(string)
  default = []
}

variable "secrets_manager_kms_key_arn" {
  type    = string
  default = null
}

variable "service_create_update_timeout" {
  type    = string
  default = "20m"
}

variable "service_security_group_name" {
  type    = string
  default = null
}

variable "service_tags" {
  type    = map(string)
  default = {}
}

variable "task_cpu" {
  type    = number
  default = null
}

variable "task_definition_tags" {
  type    = map(string)
  default = {}
}

variable "task_ephemeral_storage" {
  type    = number
  default = null
}

variable "task_memory" {
  type    = number
  default = null
}

variable "use_alb_sticky_sessions" {
  type    = bool
  default = false
}

variable "use_auto_scaling" {
  type    = bool
  default = true
}

variable "use_custom_docker_run_command" {
  type    = bool
  default = false
}

variable "volumes" {
  type    = any
  default = {}
}

variable "wait_for_steady_state" {
  type    = bool
  default = true
}
